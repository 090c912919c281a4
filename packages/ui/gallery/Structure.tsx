import { useState } from "react";
import { DefinitionList, Panel, Tabs } from "../src/index.ts";

export function Structure() {
  const [open, setOpen] = useState("rates");
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Panel heading="Tabs">
        <Tabs
          label="Records of the course"
          open={open}
          onOpen={setOpen}
          tabs={[
            { key: "rates", text: "Rates", content: <p>Rates of this course.</p> },
            { key: "groups", text: "Groups", content: <p>Groups this course is in.</p> },
            { key: "holidays", text: "Holidays", content: <p>Holidays of this course.</p> },
          ]}
        />
      </Panel>
      <Panel heading="Transaction Details">
        <DefinitionList
          items={[
            { label: "CC Confirmation", value: "pay_83021" },
            { label: "Status", value: "Booked" },
            { label: "Golf Rate Notes", value: "" },
            { label: "Total", value: "$185.25" },
          ]}
        />
      </Panel>
    </div>
  );
}
