import * as z from 'zod/mini';
import type { ShopState } from './contract.ts';
import type { SuspensionView } from './contract-appeal.ts';
import type { ShopHealthView } from './contract-health.ts';
import type { SanctionView } from './contract-sanction.ts';

/** How a shop, or its application, stands. */
export type OwnShopStatus = {
	readonly slug: string | null;
	readonly name: string;
	readonly state: ShopState;
	readonly stateReason: string;
	readonly isListingCapped: boolean;
	/** While it is suspended. */
	readonly suspension: SuspensionView | null;
	/** What operators hold against it now, the latest first. */
	readonly sanctions: readonly SanctionView[];
	readonly health: ShopHealthView;
};

/** Why nothing new can be put up: an operator's block, what the shop owes, how it has served. */
export const ListingStop = z.object({
	kind: z.enum(['blocked', 'owing', 'served']),
	/** What the operator wrote. */
	reason: z.string(),
	until: z.nullable(z.iso.datetime()),
});
export type ListingStop = z.infer<typeof ListingStop>;
