import type { ShopState } from './contract.ts';

/** One thing that is watched at a shop, with its bound. */
export type HealthCause = {
	readonly kind: 'late_ship' | 'cancel' | 'lost_dispute';
	/** Orders that count against the shop, of how many. */
	readonly bad: number;
	readonly of: number;
	readonly percent: number;
	/** Above it the shop is warned. */
	readonly limitPercent: number;
	readonly isOver: boolean;
};

export type OwnStanding = {
	readonly slug: string;
	readonly name: string;
	readonly state: ShopState;
	readonly stateReason: string;
	readonly approvedAt: Date | null;
	readonly isListingCapped: boolean;
	/** `null` before anything was counted. */
	readonly health: { readonly causes: readonly HealthCause[]; readonly countedAt: Date } | null;
};
