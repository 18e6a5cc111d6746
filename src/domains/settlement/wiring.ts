import type { Seal } from '#src/platform/seal/index.ts';
import type { MovementKind, SalePart, StatementSum } from './contract-statement.ts';

/** One transfer to a shop's bank account. `id` is the payout's: the key by which a bank does nothing twice. */
export type PayoutOrder = {
	readonly id: string;
	readonly bank: string;
	readonly number: string;
	readonly holder: string;
	readonly amountVnd: number;
};

/** Who moves the money. Sending a batch again sends nothing twice. */
export type PayoutProvider = {
	/** Answers where the batch can be found. */
	send(batchId: string, orders: readonly PayoutOrder[]): Promise<string>;
};

/** What the columns of a statement's file are called. */
export type StatementWords = {
	readonly head: readonly [at: string, kind: string, order: string];
	readonly parts: Readonly<Record<SalePart, string>>;
	readonly tail: readonly [change: string, balance: string];
	readonly kinds: Readonly<Record<MovementKind, string>>;
	readonly sums: Readonly<Record<StatementSum, string>>;
	readonly opening: string;
	readonly closing: string;
};

export type SettlementWiring = {
	readonly provider: PayoutProvider;
	/** Nothing leaves our bank account from a site that runs on stand-ins. */
	readonly isTestSite?: boolean;
	readonly accountSeal: Seal;
	/** What VNPAY has put down for a day, as it is; `null` while there is none. */
	settlementFile(day: string): Promise<string | null>;
	readonly statementWords: StatementWords;
};

let wired: SettlementWiring | undefined;

/** Called once by the composition root of each process. */
export function wireSettlement(wiring: SettlementWiring): void {
	wired = wiring;
}

export function settlementWiring(): SettlementWiring {
	if (!wired) throw new Error('The composition root has not called wireSettlement');
	return wired;
}
