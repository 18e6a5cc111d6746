import type { PaperView } from '../contract-application.ts';
import type { Paper } from '../db/tables.ts';

export const toPaperView = ({ pictureId, kind, addedAt }: Paper): PaperView => ({
	pictureId,
	kind,
	addedAt: addedAt.toISOString(),
});
