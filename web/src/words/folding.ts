/** Text for comparison: case, ё and the shape of an apostrophe do not matter. The length and so all places stay the same. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е").replaceAll("’", "'");
}
