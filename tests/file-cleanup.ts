const cleanups: (() => Promise<void>)[] = [];

export function afterFile(cleanup: () => Promise<void>): void {
	cleanups.push(cleanup);
}

/** Test files share modules, so an `afterAll` in a module would run for the first file only. */
export async function cleanUpFile(): Promise<void> {
	const results = await Promise.allSettled(cleanups.splice(0).map((cleanup) => cleanup()));
	const failed = results.find((result) => result.status === 'rejected');
	if (failed) throw failed.reason;
}
