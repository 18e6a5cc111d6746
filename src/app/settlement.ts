import { type PayoutProvider, wireSettlement } from '#src/domains/settlement/index.ts';
import { saleBasisText } from '#src/messages/vi/vendor/cash-remittances.ts';
import { statementFileMessages } from '#src/messages/vi/vendor/vendor-money.ts';
import type { Config } from '#src/platform/config/index.ts';
import { openFileStore } from '#src/platform/files/index.ts';
import { createSeal } from '#src/platform/seal/index.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { vietnamDay } from '#src/shared/time.ts';

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

const SANDBOX_TIMEOUT_MS = 5000;

/** The sandbox does not push files: this requests one, which exists only after its day is over. */
async function sandboxFile(host: string | undefined, day: string): Promise<string | null> {
	if (!host || day >= vietnamDay(new Date())) return null;
	const address = new URL(`/sandbox/settlement?day=${day}`, host);
	const answer = await fetch(address, { signal: AbortSignal.timeout(SANDBOX_TIMEOUT_MS) }).catch(() => null);
	return answer?.ok ? answer.text() : null;
}

type Settings = Partial<Pick<Config, 'isTestSite'>> &
	Pick<Config, 'DATA_DIR' | 'STORAGE_URL' | 'APP_SECRET' | 'VNPAY_HOST' | 'isPaymentSandbox'>;

export function wireSettlementFrom(settings: Settings): void {
	wireSettlement({
		provider: payoutFile(settings),
		isTestSite: settings.isTestSite ?? false,
		settlementFile: async (day) => {
			const bytes = await openFileStore(settings).read(`settlement-files/${day}.csv`);
			if (bytes) return new TextDecoder().decode(bytes);
			return settings.isPaymentSandbox ? sandboxFile(settings.VNPAY_HOST, day) : null;
		},
		accountSeal: createSeal(settings.APP_SECRET, 'payout-accounts'),
		statementMessages: { ...statementFileMessages, basis: saleBasisText },
	});
}
