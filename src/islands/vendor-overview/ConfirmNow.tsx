import { useState } from 'react';
import { confirmNow } from '#src/islands/vendor-overview/store.ts';
import { Button } from '../ui/Button.tsx';

type Props = { readonly number: string; readonly text: string };

export function ConfirmNow({ number, text }: Props) {
	const [isBusy, setBusy] = useState(false);
	const confirm = async () => {
		setBusy(true);
		if ((await confirmNow(number)) === null) setBusy(false);
		else location.reload();
	};
	return (
		<Button isBusy={isBusy} onClick={() => void confirm()}>
			{text}
		</Button>
	);
}
