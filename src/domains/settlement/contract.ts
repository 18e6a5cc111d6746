/** Numbers of paying shops out. The operating rules import them. ⚖ */
export const settlementConfig = {
	payoutLeastVnd: 100_000,
	/** From this amount on two people approve. */
	secondApprovalVnd: 50_000_000,
	negativeLimitVnd: 2_000_000,
} as const;
