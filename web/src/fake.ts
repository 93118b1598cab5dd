/** Stand-ins for tests. */

/** Some parts of an object, down to any depth. */
export type Parts<T> = T extends (...args: never[]) => unknown ? T : T extends object ? { [K in keyof T]?: Parts<T[K]> } : T;

/** An object with only the parts that a test needs. */
export function fake<T>(parts: Parts<T>): T {
  return Object.assign(Object.create(null), parts);
}
