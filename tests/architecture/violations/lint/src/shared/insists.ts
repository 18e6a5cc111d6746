// violates: lint/style/noNonNullAssertion
export const first = (list: readonly string[]): string => list[0]!;
