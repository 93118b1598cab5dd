/** How words are compared: whatever their case, е and ё alike. The length stays the same, so places do too. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}
