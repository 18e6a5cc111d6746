import { type MarkedPart, markTyped } from '#src/browser/suggestion-marks.ts';

export type Choice = { readonly text: string; readonly href: string };
export type ChoiceGroup = { readonly heading: string; readonly choices: readonly Choice[] };

/** Groups with headings, as options of a list box; `typed` stands out in each. */
export function groupsOf(groups: readonly ChoiceGroup[], typed: string, idPrefix: string): readonly HTMLElement[] {
	return groups
		.filter(({ choices }) => choices.length > 0)
		.map(({ heading, choices }, place) => {
			const id = `${idPrefix}-${place}`;
			const group = element('div', 'suggestion-group');
			group.role = 'group';
			group.setAttribute('aria-labelledby', id);
			const title = element('div', 'suggestion-heading');
			title.id = id;
			title.role = 'presentation';
			title.textContent = heading;
			group.append(title, ...choices.map((choice, index) => optionOf(choice, typed, `${id}-${index}`)));
			return group;
		});
}

function element(name: string, className: string): HTMLElement {
	const made = document.createElement(name);
	made.className = className;
	return made;
}

function optionOf({ text, href }: Choice, typed: string, id: string): HTMLElement {
	const link = document.createElement('a');
	link.id = id;
	link.className = 'listbox-item';
	link.role = 'option';
	link.tabIndex = -1;
	link.href = href;
	link.ariaSelected = 'false';
	const words = document.createElement('span');
	words.append(...markTyped(text, typed).map(nodeOf));
	link.append(words);
	return link;
}

function nodeOf({ text, isTyped }: MarkedPart): Node {
	if (!isTyped) return document.createTextNode(text);
	const mark = document.createElement('mark');
	mark.textContent = text;
	return mark;
}
