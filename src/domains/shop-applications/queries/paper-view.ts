import type { PaperView } from '#src/domains/vendors/contract/application.ts';
import type { Paper } from '#src/domains/vendors/db/tables.ts';

export const toPaperView = ({ pictureId, kind, addedAt }: Paper): PaperView => ({
	pictureId,
	kind,
	addedAt: addedAt.toISOString(),
});
