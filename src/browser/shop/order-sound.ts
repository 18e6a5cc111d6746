const KEY = 'chobiz-order-sound';
const TONES_HZ = [880, 1175] as const;
const TONE_S = 0.16;
const VOLUME = 0.15;

let audio: AudioContext | undefined;

export const isSoundOn = (): boolean => localStorage.getItem(KEY) === 'on';

export function setSound(isOn: boolean): void {
	if (isOn) localStorage.setItem(KEY, 'on');
	else localStorage.removeItem(KEY);
}

/** Browsers allow sound only after the person has used the page. */
export function unlockSound(): void {
	if (!isSoundOn()) return;
	audio ??= new AudioContext();
	void audio.resume();
}

/** Two short tones; silent while switched off. */
export function playOrderSound(): void {
	if (!isSoundOn()) return;
	unlockSound();
	if (!audio) return;
	for (const [at, frequency] of TONES_HZ.entries()) {
		const startsAt = audio.currentTime + at * TONE_S;
		const volume = new GainNode(audio, { gain: VOLUME });
		volume.gain.setTargetAtTime(0, startsAt + TONE_S / 2, TONE_S / 4);
		const tone = new OscillatorNode(audio, { frequency });
		tone.connect(volume).connect(audio.destination);
		tone.start(startsAt);
		tone.stop(startsAt + 2 * TONE_S);
	}
}
