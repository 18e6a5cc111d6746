import { useState } from 'react';
import { tellIdentity } from '#src/stores/shop-application.ts';

const NOTHING = { number: '', birthDate: '' };

export type Identity = {
	readonly isTold: boolean;
	/** Since the page was opened. */
	readonly isToldAnew: boolean;
	/** The fields are open: nothing has been told yet, or it is told anew. */
	readonly isAsked: boolean;
	readonly typed: typeof NOTHING;
	readonly errors: Readonly<Record<string, string>>;
	readonly isBusy: boolean;
	readonly type: (part: Partial<typeof NOTHING>) => void;
	readonly askAnew: () => void;
	/** False when what was typed is refused and has to be mended. */
	readonly tell: () => Promise<boolean>;
};

/** Sent by itself and forgotten: the number is kept neither here nor there. */
export function useIdentity(wasTold: boolean): Identity {
	const [isTold, setTold] = useState(wasTold);
	const [isToldAnew, setToldAnew] = useState(false);
	const [isAnew, setAnew] = useState(false);
	const [typed, setTyped] = useState(NOTHING);
	const [errors, setErrors] = useState<Identity['errors']>({});
	const [isBusy, setBusy] = useState(false);
	const tell = async (): Promise<boolean> => {
		if (isBusy) return false;
		setBusy(true);
		const { value, fields } = await tellIdentity(typed);
		setBusy(false);
		setErrors(fields);
		if (value === null) return Object.keys(fields).length === 0;
		setTyped(NOTHING);
		setAnew(false);
		setTold(true);
		setToldAnew(true);
		return true;
	};
	return {
		...{ isTold, isToldAnew, isAsked: !isTold || isAnew, typed, errors, isBusy, tell },
		type: (part) => setTyped((now) => ({ ...now, ...part })),
		askAnew: () => setAnew(true),
	};
}
