import { createHash } from "node:crypto";

import { describe, expect, test } from "vitest";

import { checksOf, formatBits, modulesOf, versionBits } from "./qr";

const pictureOf = (text: string): string[] => modulesOf(text).map((row) => row.map((dark) => (dark ? "X" : " ")).join(""));
const digest = (rows: string[]): string => createHash("sha256").update(rows.join("\n")).digest("hex");

describe("the parts of a QR code agree with published examples", () => {
  test("error correction of “HELLO WORLD” in version 1-M", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(checksOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test("format and version information", () => {
    expect(formatBits(0).toString(2)).toBe("101010000010010");
    expect(formatBits(7).toString(2)).toBe("100101010100000");
    expect(versionBits(7).toString(2).padStart(18, "0")).toBe("000111110010010100");
    expect(versionBits(10).toString(2).padStart(18, "0")).toBe("001010010011010011");
  });
});

test("a whole code of version 11 is the one that another encoder is tested with", () => {
  // TEXT_2 of Project Nayuki's tests: mask 4, five blocks of two lengths, version information, alignment patterns.
  const text =
    "kVtnmdZMDB wbhQ4Y0L0D 6dxWYgeDO7 6XEq8JBGFD dbA5ruetw0 zIevtZZkJL UnEcrObNuS COOscwe4PD PL2lKGcbqk uXnmfUX00E " +
    "l4FsUfvkiU O8bje4GTce  C85HiEHDha EoObmX7Hef VEipzaCPV7 XpBy5cgYRZ VzlrmMTRSW f0U7Dt0x5j Mb5uk2JcA6 MFov2hnHQR";
  expect(digest(pictureOf(text))).toBe("d87dcc1d7145166659a4b131d32a40def1a85090e588af6de729d795d5608a72");
});

test.each([
  [14, 21],
  [15, 25],
  [106, 41],
  [251, 61],
])("%i bytes need a square of %i modules", (bytes, size) => {
  expect(modulesOf("a".repeat(bytes))).toHaveLength(size);
});

test("letters beyond ASCII count by their bytes", () => {
  expect(modulesOf("ж".repeat(7))).toHaveLength(21);
  expect(modulesOf("ж".repeat(8))).toHaveLength(25);
});

test("what is too long is refused", () => {
  expect(() => modulesOf("a".repeat(252))).toThrow(RangeError);
});
