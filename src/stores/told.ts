import type { ApiResult } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';

/** Waits for an answer and tells a refusal, or `done` when there is something to say; null when it was refused. */
export async function told<T>(call: Promise<ApiResult<T>>, done?: string): Promise<T | null> {
	const answer = await call;
	if (!answer.ok) {
		void toast('error', answer.problem.detail);
		return null;
	}
	if (done) void toast('success', done);
	return answer.value;
}
