/** Why money that may be paid out already could still go back to a buyer. */
export const STAKE_CAUSES = ['return', 'postage'] as const;
export type StakeCause = (typeof STAKE_CAUSES)[number];

/** What one order may still take of its shop. */
export type Stake = { readonly orderNumber: string; readonly cause: StakeCause; readonly amountVnd: number };
