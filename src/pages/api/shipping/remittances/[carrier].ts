import { RemittanceInput, RemittanceReceipt, remittancesErrors } from '#src/domains/remittances/contract.ts';
import { recordRemittance } from '#src/domains/remittances/index.ts';
import { webhookEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = webhookEndpoint({
	summary: 'A carrier’s payment of collected cash, signed in X-Signature (sha256= and the hex HMAC of the body)',
	input: RemittanceInput,
	output: RemittanceReceipt,
	refusals: remittancesErrors,
	secretOf: ({ carrier = '' }, { carrierSecrets }) => carrierSecrets.get(carrier) ?? null,
	handle: recordRemittance,
});
