import { useFocusQuote } from '#src/data/queries/focus-quote.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Tabs } from '#src/ui/primitives/tabs.tsx';
import { BookTab } from './book/book-tab.tsx';
import { copy } from './copy.ts';
import { LessonList } from './lesson-list.tsx';
import { type GoTo, type LessonsSearch, tabs } from './lessons-search.ts';

/** /scheduling: upcoming lessons, past lessons, and booking the next. */
export const LessonsScreen = ({ at, go }: { readonly at: LessonsSearch; readonly go: GoTo }) => {
  const quote = useFocusQuote();
  const panels = {
    upcoming: <LessonList which="upcoming" onBook={() => go({ tab: 'book' })} />,
    past: <LessonList which="past" onBook={() => go({ tab: 'book' })} />,
    book: (
      <>
        {quote !== undefined && <p className="measure mb-4 font-medium">{quote}</p>}
        <BookTab at={at} go={go} />
      </>
    ),
  };
  return (
    <Page title={copy.title} lead={copy.lead}>
      <Tabs
        label={copy.tabsLabel}
        value={at.tab ?? 'upcoming'}
        onChange={(tab) => go({ tab })}
        tabs={tabs.map((value) => ({ value, label: copy.tabs[value], panel: panels[value] }))}
      />
    </Page>
  );
};
