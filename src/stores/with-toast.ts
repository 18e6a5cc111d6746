import type { ApiResult } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';

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
	readonly value: T | null;
	readonly fields: Readonly<Record<string, string>>;
};

/** Like `withToast` for a form: the toast shows only errors that belong to no field. */
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
