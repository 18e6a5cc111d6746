export const SANCTION_KINDS = ['warning', 'listing_block'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

/**
 * How long a sanction applies, in days: a warning is displayed, a block stops new listings. The policies import
 * these numbers. ⚖
 */
export const sanctionConfig = { warning: { days: 30 }, listing_block: { days: 30 } } as const satisfies Readonly<
	Record<SanctionKind, { readonly days: number }>
>;

export type SanctionView = {
	readonly kind: SanctionKind;
	readonly reason: string;
	readonly givenAt: Date;
	readonly endsAt: Date;
};
