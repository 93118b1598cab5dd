/** A worker in which bots think: one question, one answer. */

import type { FromBot, ToBot } from "./messages";
import { loadPython } from "./runtime";

let answer: (request: string) => string;

function tell(message: FromBot): void {
  self.postMessage(message);
}

self.onmessage = async ({ data }: MessageEvent<ToBot>) => {
  if (data.t === "start") {
    ({ answer } = (await loadPython(data.base)).pyimport("eldritch.page.thinking"));
    tell({ t: "ready" });
    return;
  }
  try {
    tell({ t: "answer", text: answer(data.request) });
  } catch (error) {
    tell({ t: "refused", fault: String(error) });
  }
};
