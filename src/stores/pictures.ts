import { uploadFile } from '#src/browser/api.ts';
import type { UploadedPicture } from '#src/domains/media/contract.ts';
import { told } from './told.ts';

/** `null` when it was refused. */
export const uploadPicture = (file: File): Promise<UploadedPicture | null> =>
	told(uploadFile<UploadedPicture>('/api/uploads', file));
