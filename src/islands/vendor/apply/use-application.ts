import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApplicationForm } from '#src/domains/vendors/contract-application.ts';
import { keepUnsaved, readUnsaved, type Saving, saveForm } from '#src/stores/shop-application.ts';

const QUIET_MS = 700;
const AGAIN_MS = 5000;

export type Drafting = {
	readonly form: ApplicationForm;
	readonly saving: Saving | 'saving' | null;
	readonly write: (typed: ApplicationForm) => void;
	/** Everything typed so far is on the server. */
	readonly flush: () => Promise<boolean>;
};

/** Keeps what is typed: at once on the device, after a pause on the server, and again when the network is back. */
export function useApplication(initial: ApplicationForm, isOpen: boolean): Drafting {
	const [form, setForm] = useState(initial);
	const [saving, setSaving] = useState<Drafting['saving']>(null);
	const unsaved = useRef<ApplicationForm>({});
	const timer = useRef(0);
	const flush = useCallback(async (): Promise<boolean> => {
		clearTimeout(timer.current);
		const sent = unsaved.current;
		if (Object.keys(sent).length === 0) return true;
		setSaving('saving');
		const answer = await saveForm(sent);
		if (answer === 'away') timer.current = window.setTimeout(() => void flush(), AGAIN_MS);
		else {
			const left = Object.entries(unsaved.current).filter(([name, value]) => sent[name as keyof typeof sent] !== value);
			unsaved.current = Object.fromEntries(left);
			keepUnsaved(unsaved.current);
		}
		setSaving(answer);
		return answer === 'saved';
	}, []);
	const write = useCallback(
		(typed: ApplicationForm): void => {
			setForm((now) => ({ ...now, ...typed }));
			unsaved.current = { ...unsaved.current, ...typed };
			keepUnsaved(unsaved.current);
			clearTimeout(timer.current);
			timer.current = window.setTimeout(() => void flush(), QUIET_MS);
		},
		[flush],
	);
	useEffect(() => {
		if (isOpen)
			void readUnsaved().then((left) => {
				const later = { ...left, ...unsaved.current };
				if (Object.keys(later).length > 0) write(later);
			});
		return () => clearTimeout(timer.current);
	}, [isOpen, write]);
	return { form, saving, write, flush };
}
