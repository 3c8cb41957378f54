/** `fourProducts` computes so many scalar products at a time. */
export const AT_ONCE = 4;

/**
 * Writes the scalar products of a vector with four stretches of `numbers` into `products`. The stretches begin at
 * `first` and are `stride` apart. Four at a time take half the time of one after the other, because each number of the
 * vector is read once, and no sum waits for another.
 */
export function fourProducts(
  vector: Float64Array,
  { numbers, first, stride }: { readonly numbers: Float64Array; readonly first: number; readonly stride: number },
  products: Float64Array,
): void {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  for (let k = 0, at = first; k < vector.length; k++, at++) {
    const value = vector[k] ?? 0;
    one += value * (numbers[at] ?? 0);
    two += value * (numbers[at + stride] ?? 0);
    three += value * (numbers[at + 2 * stride] ?? 0);
    four += value * (numbers[at + 3 * stride] ?? 0);
  }
  products[0] = one;
  products[1] = two;
  products[2] = three;
  products[3] = four;
}
