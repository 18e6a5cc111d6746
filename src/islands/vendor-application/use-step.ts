import { useEffect, useState } from 'react';
import { APPLY_STEPS, type ApplyStep } from '#src/messages/vi/vendor/vendor-application.ts';

const NAME = 'buoc';
const stepOfAddress = (): ApplyStep | undefined => {
	const asked = new URLSearchParams(location.search).get(NAME);
	return APPLY_STEPS.find((step) => step === asked);
};

/** The step is part of the URL, so that Back and reload work. */
export function useStep(first: ApplyStep): readonly [ApplyStep, (to: ApplyStep) => void] {
	const [started] = useState(first);
	const [step, setStep] = useState(first);
	useEffect(() => {
		const read = () => setStep(stepOfAddress() ?? started);
		read();
		addEventListener('popstate', read);
		return () => removeEventListener('popstate', read);
	}, [started]);
	const go = (to: ApplyStep): void => {
		if (to !== (stepOfAddress() ?? started)) history.pushState(null, '', `?${NAME}=${to}`);
		setStep(to);
	};
	return [step, go];
}

export const clearStepFromUrl = (): void => history.replaceState(null, '', location.pathname);
