import type { Seal } from '#src/platform/seal/index.ts';
import type { MovementKind, SaleBasis, SalePart, StatementSum } from './contract/statement.ts';

export type PayoutOrder = {
	readonly id: string;
	readonly bank: string;
	readonly number: string;
	readonly holder: string;
	readonly amountVnd: number;
};

/** Sends payouts to the bank. Implementations must be idempotent per batch. */
export type PayoutProvider = {
	/** Returns the path or address under which the batch is stored. */
	send(batchId: string, orders: readonly PayoutOrder[]): Promise<string>;
};

export type StatementMessages = {
	readonly head: readonly [at: string, kind: string, order: string, basis: string];
	readonly parts: Readonly<Record<SalePart, string>>;
	readonly tail: readonly [change: string, balance: string];
	readonly basis: (basis: SaleBasis) => string;
	readonly kinds: Readonly<Record<MovementKind, string>>;
	readonly sums: Readonly<Record<StatementSum, string>>;
	readonly opening: string;
	readonly closing: string;
};

export type SettlementWiring = {
	readonly provider: PayoutProvider;
	/** True with fake providers: no real money may leave the bank account. */
	readonly isTestSite?: boolean;
	readonly accountSeal: Seal;
	/** The raw file of VNPAY for a day, or null while none exists. */
	settlementFile(day: string): Promise<string | null>;
	readonly statementMessages: StatementMessages;
};

let wired: SettlementWiring | undefined;

export function wireSettlement(wiring: SettlementWiring): void {
	wired = wiring;
}

export function settlementWiring(): SettlementWiring {
	if (!wired) throw new Error('The composition root has not called wireSettlement');
	return wired;
}
