import { CoverEvidenceInput } from '#src/domains/returns/contract/evidence.ts';
import { PrivateUpload, returnsErrors } from '#src/domains/returns/contract/return.ts';
import { coverEvidence } from '#src/domains/returns/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Hide areas of an uploaded picture before others see it; reviewers see the whole picture',
	input: CoverEvidenceInput,
	output: PrivateUpload,
	refusals: { 'orders.return_picture_unknown': returnsErrors['orders.return_picture_unknown'] },
	limit: { name: 'media.cover', points: 120, perS: 3600, by: 'actor' },
	handle: coverEvidence,
});
