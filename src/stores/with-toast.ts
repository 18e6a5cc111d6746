import type { ApiResult } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';

/** Waits for an answer and tells an error, or `done` when there is something to say; null when it was refused. */
export async function withToast<T>(call: Promise<ApiResult<T>>, done?: string): Promise<T | null> {
	const answer = await call;
	if (!answer.ok) {
		void toast('error', answer.problem.detail);
		return null;
	}
	if (done) void toast('success', done);
	return answer.value;
}

export type ToastResult<T> = {
	/** `null` when it was refused. */
	readonly value: T | null;
	/** What is wrong, by field: it stands beside the fields. */
	readonly fields: Readonly<Record<string, string>>;
};

/** As `told`, for a form: only what concerns no single field is said as a message. */
export async function withInlineMessage<T>(call: Promise<ApiResult<T>>, done: string): Promise<ToastResult<T>> {
	const answer = await call;
	if (answer.ok) {
		void toast('success', done);
		return { value: answer.value, fields: {} };
	}
	const { fields, detail } = answer.problem;
	if (Object.keys(fields).length === 0) void toast('error', detail);
	return { value: null, fields };
}
