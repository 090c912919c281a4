import { useState } from "react";
import { Checkbox, Combobox, FormGrid, Panel, RadioGroup, Select } from "../src/index.ts";
import { courses } from "./samples.ts";

const rateTypes = [
  { value: "RicGolfRate", text: "RIC Rate" },
  { value: "ApiGolfRate", text: "API Rate" },
];
const nothing = () => undefined;

export function Choices() {
  const [course, setCourse] = useState("1");
  const [handed, setHanded] = useState("");
  const [rateType, setRateType] = useState("RicGolfRate");
  const [receipt, setReceipt] = useState(true);
  const handedness = [
    { value: "0", text: "Left" },
    { value: "1", text: "Right" },
  ];
  return (
    <Panel heading="Choices">
      <FormGrid>
        <Combobox
          label="Course"
          name="course"
          value={course}
          onChange={setCourse}
          options={courses}
          clearable
          required
        />
        <Combobox
          label="Other course"
          name="other"
          value=""
          onChange={nothing}
          options={[]}
          loading
          placeholder="Loading…"
        />
        <Combobox
          label="Refused course"
          name="e"
          value="3"
          onChange={nothing}
          options={courses}
          error="is closed on this day"
        />
        <Combobox label="Locked course" name="r" value="2" onChange={nothing} options={courses} readOnly />
        <Select
          label="Handed"
          name="handed"
          value={handed}
          onChange={setHanded}
          options={handedness}
          placeholder="Choose…"
        />
        <Select label="Handed, locked" name="hl" value="1" onChange={nothing} options={handedness} readOnly />
        <RadioGroup label="Rate Type" name="type" value={rateType} onChange={setRateType} options={rateTypes} />
        <RadioGroup
          label="Delivery Method"
          name="d"
          value=""
          onChange={nothing}
          options={handedness}
          error="must be chosen"
        />
        <div className="flex flex-col gap-1">
          <Checkbox label="Send Receipt to Customer?" name="send" checked={receipt} onChange={setReceipt} />
          <Checkbox
            label="Send Receipt to Golf Course?"
            name="send2"
            checked={!receipt}
            onChange={(no) => setReceipt(!no)}
          />
          <Checkbox label="Internal only" name="i" checked disabled onChange={nothing} />
        </div>
        <div className="flex flex-col gap-1">
          <Checkbox label="Archived" name="a" checked readOnly onChange={nothing} />
          <Checkbox label="Disabled" name="di" checked={false} readOnly onChange={nothing} />
          <Checkbox
            label="Create a duplicate customer"
            name="du"
            checked={false}
            onChange={nothing}
            error="must be ticked"
          />
        </div>
      </FormGrid>
    </Panel>
  );
}
