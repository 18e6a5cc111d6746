import type { ApiResult } from '#src/browser/api.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';

/** Uses XMLHttpRequest, because fetch reports no upload progress (0 to 1). */
export function uploadWithProgress<T>(
	path: string,
	file: Blob,
	onProgress: (share: number) => void,
): Promise<ApiResult<T>> {
	const body = new FormData();
	body.append('file', file);
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		const fail = (detail: string) =>
			resolve({ ok: false, problem: { status: request.status, code: '', detail, fields: {}, details: {} } });
		request.open('POST', path);
		request.responseType = 'json';
		request.setRequestHeader('accept', 'application/json');
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onload = () => {
			if (request.status < 300 && request.response) resolve({ ok: true, value: request.response as T });
			else fail((request.response as { detail?: string } | null)?.detail ?? browserMessages.unreadableAnswer);
		};
		request.onerror = () => fail(browserMessages.noAnswer);
		request.send(body);
	});
}
