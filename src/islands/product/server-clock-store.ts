let offsetMs: Promise<number> | null = null;

/** Milliseconds that the server's clock is ahead of this device's; 0 when the server cannot be asked. */
export function serverClockOffset(): Promise<number> {
	offsetMs ??= askServer();
	return offsetMs;
}

async function askServer(): Promise<number> {
	const asked = Date.now();
	try {
		const { headers } = await fetch('/api/release', { cache: 'no-store' });
		const at = Date.parse(headers.get('date') ?? '');
		// The header has whole seconds and is as old as the way back.
		return Number.isNaN(at) ? 0 : at + HALF_SECOND_MS - (asked + Date.now()) / 2;
	} catch {
		return 0;
	}
}

const HALF_SECOND_MS = 500;
