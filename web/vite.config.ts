import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.ELDRITCH_SERVER ?? "http://127.0.0.1:8017";

/** Few large files instead of many small ones: each request takes time, on phones and on servers. */
const files = [
  { name: "index", tags: ["$initial" as const] },
  { name: "shared", test: /web[\\/](src|node_modules)[\\/].*(?<!\.ftl\?raw)$/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/eldritch/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    license: false,
    rolldownOptions: { output: { codeSplitting: { groups: files } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/art": server },
  },
  // Each file in a world of its own, which is far quicker than in a process of its own.
  test: { environment: "happy-dom", pool: "vmThreads", include: ["src/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
