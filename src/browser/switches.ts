type Request<Answer> = { readonly isOn: boolean; readonly send: () => Promise<Answer> };

/** Toggles: at most one request per key at a time, and the last click wins. */
export function createSwitches<Answer extends { readonly ok: boolean }>() {
	const wanted = new Map<string, Request<Answer>>();
	const requestsInFlight = new Map<string, boolean>();
	const pressed = new Set<string>();
	globalThis.addEventListener?.('pagehide', () => {
		for (const [key, { isOn, send }] of wanted) if (requestsInFlight.get(key) !== isOn) void send();
	});

	/** Null while a request of this key runs; the running call then also sends this state and returns the result. */
	async function press(key: string, request: Request<Answer>): Promise<{ answer: Answer; isOn: boolean } | null> {
		const isUnderWay = wanted.has(key);
		pressed.add(key);
		wanted.set(key, request);
		if (isUnderWay) return null;
		try {
			return await sendUntilStill(key, request);
		} finally {
			wanted.delete(key);
		}
	}

	async function sendUntilStill(
		key: string,
		{ isOn, send }: Request<Answer>,
	): Promise<{ answer: Answer; isOn: boolean }> {
		requestsInFlight.set(key, isOn);
		const answer = await send();
		const last = wanted.get(key);
		// After a failure the server still has the old state, which is what a reverse click requested.
		if (!answer.ok || !last || last.isOn === isOn) return { answer, isOn };
		return sendUntilStill(key, last);
	}

	return {
		press,
		/** Responses loaded before the click are outdated for this key. */
		wasPressed: (key: string): boolean => pressed.has(key),
	};
}
