import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.ELDRITCH_SERVER ?? "http://127.0.0.1:8017";

const STATIC = "../src/eldritch/server/static";
/** Files that only other sites and programs ask for. */
const NOT_KEPT = ["index.html", "sw.js", "social.jpg"];

/** Writes the list of the app's files into the service worker, with a version that changes whenever one of them does. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    apply: "build",
    closeBundle() {
      const folder = join(import.meta.dirname, STATIC);
      const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const names = all.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll("\\", "/"));
      const files = names.filter((name) => !NOT_KEPT.includes(name)).sort();
      const hash = createHash("sha256");
      for (const name of ["index.html", ...files]) hash.update(name).update(readFileSync(join(folder, name)));
      const worker = join(folder, "sw.js");
      const list = JSON.stringify({ version: hash.digest("hex").slice(0, 12), files });
      writeFileSync(worker, `const FILES = ${list};\n${readFileSync(worker, "utf-8")}`);
    },
  };
}

/** Few large files instead of many small ones: each request takes time, on phones and on servers. */
const files = [
  { name: "index", test: /^(?!.*service\.worker)/, tags: ["$initial" as const] },
  { name: "shared", test: /web[\\/](src|node_modules)[\\/].*(?<!\.ftl\?raw)$/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [svelte(), listFiles()],
  // Only the page itself names its files from the top: it is shown at any depth. All others lie beside each other.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  worker: { format: "es" },
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    license: false,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/page/service.worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: files },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/art": server, "/py": server },
  },
  // Each file in a world of its own, which is far quicker than in a process of its own.
  test: { environment: "happy-dom", pool: "vmThreads", include: ["src/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
