/** Where things stand on a chart of a game: steps from left to right, values from below. */

export interface Series {
  name: string;
  /** By step and value. */
  points: [number, number][];
}

export const WIDTH = 600;
export const HEIGHT = 150;

export interface Frame {
  first: number;
  last: number;
  low: number;
  high: number;
}

export function across(step: number, { first, last }: Frame): number {
  return last > first ? ((step - first) / (last - first)) * WIDTH : 0;
}

export function up(value: number, { low, high }: Frame): number {
  const inside = Math.min(high, Math.max(low, value));
  return HEIGHT - ((inside - low) / (high - low)) * HEIGHT;
}

export function path(points: [number, number][], frame: Frame): string {
  return points.map(([step, value]) => `${across(step, frame).toFixed(1)},${up(value, frame).toFixed(1)}`).join(" ");
}

/** The step under a place across the chart, given as a part of its width. */
export function stepAt(part: number, { first, last }: Frame): number {
  return Math.round(first + Math.min(1, Math.max(0, part)) * (last - first));
}

/** Sums up to each point. */
export function summed(points: [number, number][]): [number, number][] {
  let sum = 0;
  return points.map(([step, value]) => [step, (sum += value)]);
}
