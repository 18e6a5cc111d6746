import { useEffect, useState } from 'react';
import { APPLY_STEPS, type ApplyStep } from '#src/messages/vi/application-screen.ts';

const NAME = 'buoc';
const stepOfAddress = (): ApplyStep | undefined => {
	const asked = new URLSearchParams(location.search).get(NAME);
	return APPLY_STEPS.find((step) => step === asked);
};

/** The step stands in the address: Back leads to the one before, and a reload stays on it. */
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

/** What comes next is not a step of the application. */
export const leaveSteps = (): void => history.replaceState(null, '', location.pathname);
