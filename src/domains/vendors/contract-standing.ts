import type { ShopState } from './contract.ts';
import type { SuspensionView } from './contract-appeal.ts';
import type { ShopHealthView } from './contract-health.ts';
import type { SanctionView } from './contract-sanction.ts';

/** How a shop, or its application, stands. */
export type OwnStanding = {
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
