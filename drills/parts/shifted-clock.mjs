// Preloaded into web and worker to simulate a machine with a wrong clock.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);

if (/src[\\/](web|worker)\.ts$/.test(process.argv[1] ?? '')) {
	const RealDate = Date;
	const now = () => RealDate.now() + shiftMs;
	globalThis.Date = class extends RealDate {
		/** @param {ConstructorParameters<typeof RealDate>} args */
		constructor(...args) {
			super(...(args.length === 0 ? [now()] : args));
		}
		static now = now;
	};
}
