import { useState } from "react";
import {
  CourseIcon,
  DiscountIcon,
  Drawer,
  EditIcon,
  NavLink,
  ReportIcon,
  SkipLink,
  TeeTimeIcon,
  ToastRegion,
  TopBar,
  useDrawer,
} from "../src/index.ts";
import { Actions } from "./Actions.tsx";
import { Booking } from "./Booking.tsx";
import { Choices } from "./Choices.tsx";
import { Editing } from "./Editing.tsx";
import { Feedback } from "./Feedback.tsx";
import { Figures } from "./Figures.tsx";
import { Filtering } from "./Filtering.tsx";
import { Inputs } from "./Inputs.tsx";
import { Layers } from "./Layers.tsx";
import { Lists } from "./Lists.tsx";
import { Structure } from "./Structure.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { TopBarMenus } from "./TopBarMenus.tsx";

const parts = [
  { id: "booking", text: "Booking", icon: TeeTimeIcon, content: Booking },
  { id: "actions", text: "Buttons and links", icon: CourseIcon, content: Actions },
  { id: "inputs", text: "Inputs", icon: CourseIcon, content: Inputs },
  { id: "choices", text: "Choices", icon: DiscountIcon, content: Choices },
  { id: "filtering", text: "Filters", icon: DiscountIcon, content: Filtering },
  { id: "lists", text: "Tables", icon: ReportIcon, content: Lists },
  { id: "figures", text: "Figures", icon: ReportIcon, content: Figures },
  { id: "editing", text: "Edit forms", icon: EditIcon, content: Editing },
  { id: "layers", text: "Layers", icon: CourseIcon, content: Layers },
  { id: "feedback", text: "Feedback", icon: CourseIcon, content: Feedback },
  { id: "structure", text: "Structure", icon: CourseIcon, content: Structure },
] as const;

/** The page that shows the design system, inside the console's own frame. */
export function Gallery() {
  const drawer = useDrawer("teedesk.gallery.drawer");
  const [current, setCurrent] = useState("booking");
  return (
    <>
      <SkipLink to="content" />
      <TopBar
        drawer={{ id: "drawer", open: drawer.open, toggle: drawer.toggle }}
        start={<span className="font-semibold tracking-tight">Teedesk</span>}
        end={
          <>
            <TopBarMenus />
            <ThemeSwitch />
          </>
        }
      />
      <div className="flex">
        <Drawer id="drawer" label="Parts" open={drawer.open} wide={drawer.wide} onClose={drawer.onClose}>
          {parts.map(({ id, text, icon }) => (
            <NavLink
              key={id}
              href={`#${id}`}
              text={text}
              icon={icon}
              current={id === current}
              onClick={() => {
                setCurrent(id);
                drawer.onClose();
              }}
            />
          ))}
        </Drawer>
        <main id="content" tabIndex={-1} className="min-w-0 grow p-4">
          <h1 className="sr-only">Components</h1>
          <div className="flex flex-col gap-6">
            {parts.map(({ id, content: Content }) => (
              <div key={id} id={id} className="scroll-mt-16">
                <Content />
              </div>
            ))}
          </div>
        </main>
      </div>
      <ToastRegion />
    </>
  );
}
