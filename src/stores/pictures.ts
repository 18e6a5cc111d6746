import { uploadFile } from '#src/browser/api.ts';
import { PICTURE_MAX_BYTES, type UploadedPicture } from '#src/domains/media/contract.ts';
import { fieldMessages, mediaMessages } from '#src/messages/vi/ui.ts';
import { uploadWithProgress } from '#src/stores/upload-progress.ts';

export type Upload = { readonly picture: UploadedPicture } | { readonly picture: null; readonly wrong: string };

const rejectedUpload = (file: File, why: string): Upload => ({
	picture: null,
	wrong: fieldMessages.fileRejected(file.name, why),
});

export async function uploadPicture(file: File): Promise<Upload> {
	if (file.size > PICTURE_MAX_BYTES) return rejectedUpload(file, mediaMessages['media.too_large']);
	const answer = await uploadFile<UploadedPicture>('/api/uploads', file);
	return answer.ok ? { picture: answer.value } : rejectedUpload(file, answer.problem.detail);
}

export async function uploadPictureWithToast(file: File, onProgress: (share: number) => void): Promise<Upload> {
	if (file.size > PICTURE_MAX_BYTES) return rejectedUpload(file, mediaMessages['media.too_large']);
	const answer = await uploadWithProgress<UploadedPicture>('/api/uploads', file, onProgress);
	return answer.ok ? { picture: answer.value } : rejectedUpload(file, answer.problem.detail);
}
