type Request<Answer> = { readonly isOn: boolean; readonly send: () => Promise<Answer> };

/** Buttons that are on or off: of each key one request at a time, and what was pressed last is what stays. */
export function createSwitches<Answer extends { readonly ok: boolean }>() {
	const wanted = new Map<string, Request<Answer>>();
	const underWay = new Map<string, boolean>();
	const pressed = new Set<string>();
	globalThis.addEventListener?.('pagehide', () => {
		for (const [key, { isOn, send }] of wanted) if (underWay.get(key) !== isOn) void send();
	});

	/** Null while a request of this key is under way: whoever sent it sends this wish too, and tells how it ended. */
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
		underWay.set(key, isOn);
		const answer = await send();
		const last = wanted.get(key);
		// A refused change left what was there before, which is what the other wish wants.
		if (!answer.ok || !last || last.isOn === isOn) return { answer, isOn };
		return sendUntilStill(key, last);
	}

	return {
		press,
		/** An older answer about such a key is out of date. */
		wasPressed: (key: string): boolean => pressed.has(key),
	};
}
