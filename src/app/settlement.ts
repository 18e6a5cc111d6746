import { type PayoutProvider, wireSettlement } from '#src/domains/settlement/index.ts';
import { statementFileWords } from '#src/messages/vi/statement-file.ts';
import type { Config } from '#src/platform/config/index.ts';
import { openFileStore } from '#src/platform/files/index.ts';
import { createSeal } from '#src/platform/seal/index.ts';
import { csvText } from '#src/shared/csv.ts';

/** A person takes this file to the bank and says afterwards what became of each line. */
function payoutFile(settings: Pick<Config, 'DATA_DIR' | 'STORAGE_URL'>): PayoutProvider {
	const store = openFileStore(settings);
	return {
		send: async (batchId, orders) => {
			const key = `payouts/${batchId}.csv`;
			const rows = orders.map(({ id, bank, number, holder, amountVnd }) => [id, bank, number, holder, amountVnd]);
			const text = csvText([['payout', 'bank', 'account', 'holder', 'amount_vnd'], ...rows]);
			await store.write(key, new TextEncoder().encode(text), 'text/csv');
			return key;
		},
	};
}

export function wireSettlementFrom(settings: Pick<Config, 'DATA_DIR' | 'STORAGE_URL' | 'APP_SECRET'>): void {
	wireSettlement({
		provider: payoutFile(settings),
		settlementFile: async (day) => {
			const bytes = await openFileStore(settings).read(`settlement-files/${day}.csv`);
			return bytes && new TextDecoder().decode(bytes);
		},
		accountSeal: createSeal(settings.APP_SECRET, 'payout-accounts'),
		statementWords: statementFileWords,
	});
}
