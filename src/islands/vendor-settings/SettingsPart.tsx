import type { ReactNode } from 'react';
import { shopPageMessages as messages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { FoldPart } from '../ui/FoldPart.tsx';

export type Folded = { readonly isOpenAtFirst: boolean };
type Props = Folded & {
	readonly id: string;
	readonly title: string;
	readonly said: string;
	readonly isUnsaved?: boolean;
	readonly hasError?: boolean;
	readonly children: ReactNode;
};

export function SettingsPart({ isUnsaved = false, ...part }: Props) {
	const mark = isUnsaved ? ({ tone: 'warning', text: messages.unsavedMark } as const) : null;
	return <FoldPart className="settings-part" mark={mark} {...part} />;
}
