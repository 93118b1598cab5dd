/**
 * QR codes: a text as a square of dark and light modules (ISO/IEC 18004), in byte mode with error correction M.
 *
 * Versions 1 to 11 hold up to 251 bytes, more than any of our links has.
 */

/** Error correction codewords of each block, and blocks, by version. */
const CHECKS = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5];
const MOST_VERSION = 11;
/** What the format bits say of error correction M. */
const LEVEL_M = 0;

export type Modules = readonly (readonly boolean[])[];

/** The modules of a text, by row and column; true is dark. */
export function modulesOf(text: string): Modules {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const codewords = interleaved(dataOf(bytes, version), version);
  const drawn = Array.from({ length: 8 }, (_, mask) => new Drawing(version, codewords, mask));
  const best = drawn.reduce((one, other) => (penalty(other.modules) < penalty(one.modules) ? other : one));
  return best.modules;
}

// Data.

/** The modules left for data and error correction. */
function freeModules(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const aligned = version === 1 ? 0 : (25 * alignments - 10) * alignments - 55;
  return (16 * version + 128) * version + 64 - aligned - (version < 7 ? 0 : 36);
}

function codewordsIn(version: number): number {
  return Math.floor(freeModules(version) / 8);
}

function dataCodewordsIn(version: number): number {
  return codewordsIn(version) - CHECKS[version]! * BLOCKS[version]!;
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function versionFor(length: number): number {
  for (let version = 1; version <= MOST_VERSION; version++) {
    if (4 + lengthBits(version) + 8 * length <= 8 * dataCodewordsIn(version)) return version;
  }
  throw new RangeError(`${length} bytes do not fit into a QR code of version ${MOST_VERSION}`);
}

/** The data codewords: mode, length, bytes, and padding. */
function dataOf(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let place = count - 1; place >= 0; place--) bits.push((value >> place) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, lengthBits(version));
  for (const byte of bytes) push(byte, 8);
  const room = 8 * dataCodewordsIn(version);
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: room / 8 }, (_, word) => bits.slice(8 * word, 8 * word + 8).reduce((sum, bit) => 2 * sum + bit, 0));
}

/** The product in the field of 256 elements with the polynomial 0x11d. */
function times(one: number, other: number): number {
  let product = 0;
  for (let place = 7; place >= 0; place--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> place) & 1) * one;
  }
  return product;
}

/** The error correction codewords of a block: the remainder by the generator polynomial. */
export function checksOf(data: readonly number[], count: number): number[] {
  const divisor = Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  let root = 1;
  for (let place = 0; place < count; place++) {
    for (let term = 0; term < count; term++) divisor[term] = times(divisor[term]!, root) ^ (divisor[term + 1] ?? 0);
    root = times(root, 2);
  }
  const rest = Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((term, place) => (rest[place]! ^= times(term, factor)));
  }
  return rest;
}

/** Blocks with their error correction, taken in turn. Later blocks may have one data codeword more. */
function interleaved(data: number[], version: number): number[] {
  const count = BLOCKS[version]!;
  const short = Math.floor(data.length / count);
  const long = data.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, number) => data.slice(from, (from += short + (number < count - long ? 0 : 1))));
  const checks = blocks.map((block) => checksOf(block, CHECKS[version]!));
  return [...taken(blocks, short + 1), ...taken(checks, CHECKS[version]!)];
}

function taken(blocks: number[][], most: number): number[] {
  return Array.from({ length: most }, (_, place) => blocks.flatMap((block) => block.slice(place, place + 1))).flat();
}

// Drawing.

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** A number followed by its remainder by a polynomial, as format and version are protected. */
function protect(value: number, polynomial: number, bits: number): number {
  let rest = value << bits;
  for (let place = 31 - Math.clz32(rest); place >= bits; place = 31 - Math.clz32(rest)) rest ^= polynomial << (place - bits);
  return (value << bits) | rest;
}

/** The 15 bits that say which error correction and mask a code has. */
export function formatBits(mask: number): number {
  return protect((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
}

/** The 18 bits that say which version a code has, from version 7 on. */
export function versionBits(version: number): number {
  return protect(version, 0x1f25, 12);
}

class Drawing {
  readonly size: number;
  readonly modules: boolean[][];
  /** Where patterns are that carry no data. */
  readonly #fixed: boolean[][];

  constructor(version: number, codewords: readonly number[], mask: number) {
    this.size = 17 + 4 * version;
    const square = (): boolean[][] => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.modules = square();
    this.#fixed = square();
    this.#patterns(version);
    this.#format(mask);
    this.#data(codewords, MASKS[mask]!);
  }

  #set(row: number, column: number, dark: boolean): void {
    this.modules[row]![column] = dark;
    this.#fixed[row]![column] = true;
  }

  #patterns(version: number): void {
    const { size } = this;
    for (let place = 0; place < size; place++) {
      this.#set(6, place, place % 2 === 0);
      this.#set(place, 6, place % 2 === 0);
    }
    for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) this.#rings(row, column, 4);
    const places = alignments(version, size);
    const last = places.length - 1;
    for (const [one, row] of places.entries()) {
      for (const [other, column] of places.entries()) {
        const corner = (one === 0 && other === 0) || (one === 0 && other === last) || (one === last && other === 0);
        if (!corner) this.#rings(row, column, 2);
      }
    }
    if (version < 7) return;
    for (let place = 0; place < 18; place++) {
      const dark = ((versionBits(version) >> place) & 1) === 1;
      const [near, far] = [Math.floor(place / 3), size - 11 + (place % 3)];
      this.#set(near, far, dark);
      this.#set(far, near, dark);
    }
  }

  /** Dark and light rings around a module: a finder with its margin, or an alignment pattern. */
  #rings(row: number, column: number, reach: number): void {
    for (let down = -reach; down <= reach; down++) {
      for (let across = -reach; across <= reach; across++) {
        const inside = row + down >= 0 && row + down < this.size && column + across >= 0 && column + across < this.size;
        const ring = Math.max(Math.abs(down), Math.abs(across));
        const light = reach === 4 ? ring === 2 || ring === 4 : ring === 1;
        if (inside) this.#set(row + down, column + across, !light);
      }
    }
  }

  /** Both copies of the format. */
  #format(mask: number): void {
    const { size } = this;
    const bits = formatBits(mask);
    for (let place = 0; place < 15; place++) {
      const dark = ((bits >> place) & 1) === 1;
      if (place < 6) this.#set(place, 8, dark);
      else if (place < 8) this.#set(place + 1, 8, dark);
      else if (place === 8) this.#set(8, 7, dark);
      else this.#set(8, 14 - place, dark);
      if (place < 8) this.#set(8, size - 1 - place, dark);
      else this.#set(size - 15 + place, 8, dark);
    }
    this.#set(size - 8, 8, true);
  }

  /** The bits in columns of two, upwards and downwards in turn, from the right. */
  #data(codewords: readonly number[], masked: (row: number, column: number) => boolean): void {
    const { size } = this;
    let bit = 0;
    for (let right = size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      const upwards = ((right + 1) & 2) === 0;
      for (let step = 0; step < size; step++) {
        const row = upwards ? size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.#fixed[row]![column]) continue;
          const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          this.modules[row]![column] = dark !== masked(row, column);
          bit++;
        }
      }
    }
  }
}

/** The rows and columns of alignment patterns. */
function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * (count - 1))) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, place) => size - 7 - step * (count - 2 - place))];
}

// The mask is the one that leaves the fewest patterns which could mislead a reader.

function penalty(modules: Modules): number {
  const columns = modules.map((_, column) => modules.map((row) => row[column]!));
  return lines(modules) + lines(columns) + squares(modules) + imbalance(modules);
}

function lines(rows: Modules): number {
  let sum = 0;
  for (const row of rows) {
    const signs = row.map((dark) => (dark ? "1" : "0")).join("");
    for (const [run] of signs.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * finders(signs);
  }
  return sum;
}

/** How often a line looks like the middle of a finder, of any size, with much light before or after it. */
function finders(signs: string): number {
  const margin = "0".repeat(signs.length);
  const runs = [...`${margin}${signs}${margin}`.matchAll(/0+|1+/g)].map(([run]) => run.length);
  let found = 0;
  for (let start = 1; start + 5 < runs.length; start += 2) {
    const [before, unit, ...rest] = runs.slice(start - 1, start + 6) as [number, number, ...number[]];
    const after = rest[4]!;
    if (rest.slice(0, 4).some((run, place) => run !== (place === 1 ? 3 * unit : unit))) continue;
    if (before >= 4 * unit && after >= unit) found++;
    if (after >= 4 * unit && before >= unit) found++;
  }
  return found;
}

function squares(modules: Modules): number {
  let sum = 0;
  for (let row = 1; row < modules.length; row++) {
    for (let column = 1; column < modules.length; column++) {
      const dark = modules[row]![column];
      if (modules[row - 1]![column] === dark && modules[row]![column - 1] === dark && modules[row - 1]![column - 1] === dark) sum += 3;
    }
  }
  return sum;
}

function imbalance(modules: Modules): number {
  const all = modules.length ** 2;
  const dark = modules.flat().filter(Boolean).length;
  return 10 * Math.max(0, Math.ceil(Math.abs(dark * 20 - all * 10) / all) - 1);
}
