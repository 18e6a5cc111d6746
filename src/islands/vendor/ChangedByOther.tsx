import type { ReactNode } from 'react';
import { changedWords as words } from '#src/messages/vi/changed-words.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';

type Props = {
	/** What they have changed. */
	readonly what: string;
	/** As they have left it. */
	readonly children: ReactNode;
	readonly onSettle: (isTheirs: boolean) => void;
};

/** Somebody else was faster: whose version stays is chosen before anything is kept. */
export const ChangedByOther = ({ what, children, onSettle }: Props) => (
	<Alert kind="warning" title={words.title(what)}>
		<p>{words.text}</p>
		{children}
		<div className="shop-picture-acts">
			<Button kind="secondary" onClick={() => onSettle(true)}>
				{words.takeTheirs}
			</Button>
			<Button kind="secondary" onClick={() => onSettle(false)}>
				{words.keepMine}
			</Button>
		</div>
	</Alert>
);
