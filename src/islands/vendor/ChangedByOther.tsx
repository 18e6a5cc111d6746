import type { ReactNode } from 'react';
import { changedMessages as messages } from '#src/messages/vi/ui.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';

type Props = {
	readonly what: string;
	readonly children: ReactNode;
	readonly onSettle: (isTheirs: boolean) => void;
};

export const ChangedByOther = ({ what, children, onSettle }: Props) => (
	<Alert kind="warning" title={messages.title(what)}>
		<p>{messages.text}</p>
		{children}
		<div className="shop-picture-acts">
			<Button kind="secondary" onClick={() => onSettle(true)}>
				{messages.takeTheirs}
			</Button>
			<Button kind="secondary" onClick={() => onSettle(false)}>
				{messages.saveMine}
			</Button>
		</div>
	</Alert>
);
