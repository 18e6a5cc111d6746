import { CoverEvidenceInput } from '#src/domains/orders/contract-evidence.ts';
import { PrivateUpload, returnsErrors } from '#src/domains/orders/contract-returns.ts';
import { coverEvidence } from '#src/domains/orders/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Hide parts of an own picture that nobody else has been shown yet; whoever judges sees it whole',
	input: CoverEvidenceInput,
	output: PrivateUpload,
	refusals: { 'orders.return_picture_unknown': returnsErrors['orders.return_picture_unknown'] },
	limit: { name: 'media.cover', points: 120, perS: 3600, by: 'actor' },
	handle: coverEvidence,
});
