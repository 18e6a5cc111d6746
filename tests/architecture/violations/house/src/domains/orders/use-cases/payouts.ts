// violates: use-case-is-a-verb, steps-stand-apart
export const payout = 1;
