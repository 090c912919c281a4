import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

/**
 * The least that can be called a console: the customers and their form on React alone, with Teedesk's own calls. What Teedesk's
 * pages cost beside these is what everything else in them costs.
 */
type Customer = { readonly id: number } & Readonly<Record<string, unknown>>;

const columns = ["id", "type", "first_name", "last_name", "email", "primary_phone"] as const;
const fields =
  "first_name last_name email primary_phone mobile_phone address address_2 address_3 city subdivision postcode legacy_address".split(
    " ",
  );

async function get<Value>(path: string): Promise<Value> {
  const headers: HeadersInit = JSON.parse(localStorage.getItem("teedesk.authHeader") ?? "{}");
  const response = await fetch(`/api/customers/${path}`, { headers });
  return response.json();
}

function List({ open }: { readonly open: (id: number) => void }) {
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState<readonly Customer[]>([]);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const query = { per_page: "30", page: String(page), sort_fields: '["last_name"]', sort_desc: "[false]" };
    void get<readonly Customer[]>(`index?${new URLSearchParams({ ...query, filters: "{}" })}`).then(setRows);
    void get<number>("count?filters=%7B%7D").then(setCount);
  }, [page]);
  return (
    <main>
      <p>{count} customers</p>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <button type="button" onClick={() => open(row.id)}>
                  View
                </button>
              </td>
              {columns.map((column) => (
                <td key={column}>{String(row[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next
      </button>
    </main>
  );
}

function Form({ id, close }: { readonly id: number; readonly close: () => void }) {
  const [draft, setDraft] = useState<Customer | null>(null);
  useEffect(() => void get<Customer>(`show/${id}`).then(setDraft), [id]);
  return (
    <main>
      <button type="button" onClick={close}>
        Customers
      </button>
      {draft !== null &&
        fields.map((name) => (
          <label key={name}>
            {name}
            <input
              name={name}
              value={String(draft[name])}
              onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
            />
          </label>
        ))}
    </main>
  );
}

function Lean() {
  const [id, setId] = useState<number | null>(null);
  return id === null ? <List open={setId} /> : <Form id={id} close={() => setId(null)} />;
}

createRoot(document.body.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Lean />
  </StrictMode>,
);
