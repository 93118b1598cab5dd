/** Pictures by name. The server serves each under an address that bears its hash, so it is never fetched twice. */

let addresses = $state.raw<Record<string, string>>({});

/** Learn where the pictures are. Without them the pages still work. */
export async function findPictures(): Promise<void> {
  const answer = await fetch("/art/index.json").catch(() => null);
  if (answer?.ok) addresses = (await answer.json()) as Record<string, string>;
}

/** The address of a picture, or "" if there is none of this name. */
export function art(name: string): string {
  return addresses[name] ?? "";
}
