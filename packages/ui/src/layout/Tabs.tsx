import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import type { ReactNode } from "react";

export type TabsProps = {
  /** Name of the tab list. */
  label: string;
  /** A `content` is mounted while its tab is open. */
  tabs: readonly { key: string; text: string; content: ReactNode }[];
  /** Key of the open tab; an unknown one opens the first. */
  open: string;
  onOpen: (key: string) => void;
};

/** Parts of a page shown one at a time. Arrow keys move along the tabs and open them. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const found = tabs.findIndex((tab) => tab.key === open);
  const openAt = (index: number) => {
    const tab = tabs[index];
    if (tab !== undefined) onOpen(tab.key);
  };
  return (
    <TabGroup selectedIndex={Math.max(found, 0)} onChange={openAt}>
      <TabList aria-label={label} className="flex gap-4 overflow-x-auto border-b border-line px-1 print:hidden">
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            className="-mb-px h-9 shrink-0 rounded-t-sm border-b-2 border-transparent px-1 font-medium text-ink-muted focus-visible:outline-offset-[-2px] data-hover:text-ink data-selected:border-accent-text data-selected:text-ink"
          >
            {tab.text}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="pt-4">
        {tabs.map((tab) => (
          <TabPanel key={tab.key} className="rounded-sm">
            {tab.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
